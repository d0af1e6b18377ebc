import type { ServerResponse } from 'node:http';

const ADDRESS = '/__dev/reload';

/** Tells every open page to reload; used after a build in development. */
export const createLiveReload = () => {
  const pages = new Set<ServerResponse>();
  return {
    script: `new EventSource('${ADDRESS}').onmessage=function(){location.reload()}`,
    handle: (pathname: string, response: ServerResponse): boolean => {
      if (pathname !== ADDRESS) return false;
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      response.write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    reload: () => {
      for (const page of pages) page.write('data: built\n\n');
    },
  };
};
