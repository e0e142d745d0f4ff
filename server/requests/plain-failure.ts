/** What somebody reads where not even an error page could be made; the id leads whoever runs the server to the reason. */
export const plainFailureText = (id: string): string => `Unexpected Application Error!\n\nRequest ${id}\n`;

export const plainFailure = (id: string): Response =>
  new Response(plainFailureText(id), {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': id },
  });
