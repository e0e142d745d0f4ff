const wholes = new WeakMap<Response, Buffer>();

/** An answer whose bytes are there already, so that nobody has to read them out of a stream again. */
export function wholeAnswer(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(bytes, init);
  wholes.set(answer, bytes);
  return answer;
}

/** All bytes of an answer; afterwards they may be read. */
export const bytesOfAnswer = async (answer: Response): Promise<Buffer> =>
  wholes.get(answer) ?? Buffer.from(await answer.arrayBuffer());
