import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../config/config.ts';
import { createLog } from '../logging/log.ts';
import { handleUncaughtExceptions } from '../requests/uncaught-exceptions.ts';
import { watchRequests } from '../requests/watch-requests.ts';

/* A server with errors outside of any awaited promise. It logs its port on the first line. */

const log = createLog();
handleUncaughtExceptions(log);

const requests = watchRequests({ proxies: loadConfig({}).trustedProxies });
const server = createServer(
  requests.around((request, response) => {
    if (request.url === '/in-a-timer') setTimeout(() => JSON.parse('{'), 5);
    else if (request.url === '/in-a-promise')
      void delay(5).then(() => Promise.reject(new Error('no code awaits this')));
    else if (request.url === '/half-way') {
      response.write('half');
      setTimeout(() => JSON.parse('{'), 5);
    } else response.end('well');
  }),
).listen(0, '127.0.0.1', () => log.info({ port: (server.address() as AddressInfo).port }, 'Serving'));
