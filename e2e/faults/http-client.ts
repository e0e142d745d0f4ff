import { connect, type Socket } from 'node:net';

export interface Answer {
  status: string;
  head: string;
}

export interface HttpClient {
  /** Rejects if the connection ends before the response is complete. `form`: the body of a POST; absent: a GET. */
  ask(path: string, form?: string): Promise<Answer>;
}

interface Question {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const headEnd = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

/** Whether a response is complete. Covers the framings that pages and calls use. */
function isWhole(text: string, head: string): boolean {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return text.length >= head.length + Number(length);
  return /^transfer-encoding: chunked/im.test(head) ? text.endsWith(lastChunk) : true;
}

/**
 * A minimal HTTP client for a server on this machine, over a limited number of persistent connections. It uses very
 * little processor time, because it shares the processor with the server under test. A request waits if no connection
 * is free.
 */
export function createHttpClient(port: number, connections: number): HttpClient {
  const free: Socket[] = [];
  const waiting: Question[] = [];
  let open = 0;

  const next = (socket: Socket) => {
    const question = waiting.shift();
    if (question) put(socket, question);
    else free.push(socket);
  };

  const put = (socket: Socket, { text, resolve, reject }: Question) => {
    let came = '';
    const settle = () => {
      socket.off('data', onData);
      socket.off('close', onClose);
    };
    const onClose = () => {
      settle();
      reject(new Error('The connection was closed before the response was complete'));
    };
    const onData = (chunk: Buffer) => {
      came += chunk.toString('latin1');
      const end = came.indexOf(headEnd);
      if (end < 0) return;
      const head = came.slice(0, end + headEnd.length);
      if (!isWhole(came, head)) return;
      settle();
      resolve({ status: head.slice(9, 12), head });
      if (/^connection: close/im.test(head)) socket.destroy();
      else next(socket);
    };
    socket.on('data', onData);
    socket.on('close', onClose);
    socket.write(text);
  };

  const start = (question: Question) => {
    const socket = connect(port, '127.0.0.1');
    open += 1;
    socket.setNoDelay(true);
    // The `close` event always follows and rejects the request.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open -= 1;
      const place = free.indexOf(socket);
      if (place >= 0) free.splice(place, 1);
      const other = waiting.shift();
      if (other) start(other);
    });
    put(socket, question);
  };

  return {
    ask: (path, form) =>
      new Promise((resolve, reject) => {
        const question = { text: requestOf(port, path, form), resolve, reject };
        const socket = free.pop();
        if (socket) put(socket, question);
        else if (open < connections) start(question);
        else waiting.push(question);
      }),
  };
}

function requestOf(port: number, path: string, form: string | undefined): string {
  const host = `127.0.0.1:${port}`;
  const lines = [`${form === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, `host: ${host}`];
  if (form !== undefined) {
    lines.push(`origin: http://${host}`, 'content-type: application/x-www-form-urlencoded');
    lines.push(`content-length: ${Buffer.byteLength(form)}`);
  }
  return `${lines.join('\r\n')}${headEnd}${form ?? ''}`;
}
