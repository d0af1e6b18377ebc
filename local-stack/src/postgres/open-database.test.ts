import { connectionOptions, withLogin } from './open-database';

it('reads a socket directory as host', () => {
  expect(connectionOptions('postgresql://me:p%40ss@%2Frun%2Fdir:5432/app')).toEqual({
    host: '/run/dir',
    port: 5432,
    database: 'app',
    username: 'me',
    password: 'p@ss',
  });
});

it('reads an ordinary URL', () => {
  expect(connectionOptions('postgres://me:x@db.example:6543/app?sslmode=require')).toMatchObject({
    host: 'db.example',
    port: 6543,
    ssl: 'require',
  });
});

it('changes only the login', () => {
  expect(withLogin('postgresql://a:b@%2Frun:5432/app', 'api', 'p/w')).toBe(
    'postgresql://api:p%2Fw@%2Frun:5432/app',
  );
});
