const wholes = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** Creates a response whose bytes `bytesOfResponse` returns without reading a stream. */
export function wholeResponse(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(bytes, init);
  wholes.set(answer, bytes);
  return answer;
}

/** Returns all bytes of a response. */
export const bytesOfResponse = async (answer: Response): Promise<Buffer<ArrayBuffer>> =>
  wholes.get(answer) ?? Buffer.from(await answer.arrayBuffer());
