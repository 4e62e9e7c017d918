import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Offers every request to `answer` before the framework. What it declines (`false`), and everything once the server is closing, takes the usual way.
 */
export function answerFirst(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const usual = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (server.listening && answer(request, response)) return;
    for (const handle of usual) handle.call(server, request, response);
  });
}
