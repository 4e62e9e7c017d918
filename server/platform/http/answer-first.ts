import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Lets `answer` have a look at every request before the framework does; what it does not answer (`false`), and everything once the
 * server is closing, goes the usual way.
 */
export function answerFirst(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const usual = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (server.listening && answer(request, response)) return;
    for (const handle of usual) handle.call(server, request, response);
  });
}
