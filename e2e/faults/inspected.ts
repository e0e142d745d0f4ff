import { asStarted, freePort, type Instance, startInstance } from '../testing/program/instance.ts';

export interface Memory {
  /** The used heap, and the external memory of its objects. */
  held: number;
  /** The resident set size of the process. */
  resident: number;
}

/** An instance with Node's inspector, through which a test reads its memory and connections. */
export interface Inspected extends Instance {
  /** The current memory use; `collected`: after a garbage collection. */
  memory(how?: 'collected'): Promise<Memory>;
  /** The number of open connections. */
  openSockets(): Promise<number>;
  /** The number of connections accepted since its start. */
  takenSockets(): Promise<number>;
  /** The log lines with level error or fatal. */
  failures(): string[];
}

interface Reply {
  id?: number;
  error?: { message: string };
  result?: { result?: { value?: unknown } };
}

/** Starts the built program with Node's inspector on a local port. */
export async function startInspected(settings: Record<string, string> = {}): Promise<Inspected> {
  const port = await freePort();
  const instance = await startInstance(settings, [
    `--inspect=127.0.0.1:${port}`,
    '--inspect-publish-uid=http',
    ...asStarted.arguments,
  ]);
  const inspector = await connectTo(port);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await inspector.send('Runtime.evaluate', { expression, returnByValue: true });
    return result?.result?.value;
  };
  await evaluate(`{
    globalThis.socketsTaken = 0;
    const { subscribe } = process.getBuiltinModule('node:diagnostics_channel');
    subscribe('net.server.socket', () => { globalThis.socketsTaken += 1; });
  }`);
  return {
    ...instance,
    async memory(how) {
      if (how === 'collected') await inspector.send('HeapProfiler.collectGarbage');
      const { heapUsed, external, rss } = (await evaluate('process.memoryUsage()')) as NodeJS.MemoryUsage;
      return { held: heapUsed + external, resident: rss };
    },
    openSockets: async () =>
      Number(await evaluate("process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length")),
    takenSockets: async () => Number(await evaluate('globalThis.socketsTaken')),
    failures: () =>
      instance
        .printed()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line)),
    async remove() {
      // At its exit, a process waits for the inspector to disconnect.
      inspector.close();
      await instance.remove();
    },
  };
}

async function connectTo(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  };
  let sent = 0;
  return {
    send(method: string, params: object = {}): Promise<Reply> {
      sent += 1;
      const id = sent;
      return new Promise((resolve, reject) => {
        waiting.set(id, (reply) => {
          waiting.delete(id);
          if (reply.error) reject(new Error(reply.error.message));
          else resolve(reply);
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
