/** The error page if no other one can be rendered. With the id, the operator finds the cause in the log. */
export const plainFailureText = (id: string): string => `Unexpected Application Error!\n\nRequest ${id}\n`;

export const plainFailure = (id: string): Response =>
  new Response(plainFailureText(id), {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': id },
  });
