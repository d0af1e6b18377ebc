import { toCsv } from './csv';

const line = (cell: string | number | null) => toCsv(['a'], [[cell]]).split('\r\n')[1];

test('begins with a byte-order mark and ends every line with CRLF', () => {
  expect(toCsv(['a', 'b'], [['x', 1]])).toBe('\uFEFFa,b\r\nx,1\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+254712', "'+254712"],
  ['-2+3', "'-2+3"],
  ['@sum(a1)', "'@sum(a1)"],
  ['  =cmd()', "'  =cmd()"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('%j cannot run as a formula', (cell, expected) => expect(line(cell)).toBe(expected));

test('numbers stay numbers, negative ones too; nothing is an empty cell', () => {
  expect(line(-1)).toBe('-1');
  expect(line(null)).toBe('');
});

test('quotes, commas and line breaks are quoted', () => {
  expect(line('a "b", c')).toBe('"a ""b"", c"');
  expect(toCsv(['a'], [['x\ny']])).toContain('"x\ny"');
});
