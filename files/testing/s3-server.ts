import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { inject } from 'vitest';
import type { S3Options } from '../s3-blobs.ts';

const program = fileURLToPath(new URL('../../node_modules/s3rver/bin/s3rver.js', import.meta.url));

/** An S3-compatible storage in a child process, with one empty bucket. */
export interface S3Server {
  options: S3Options;
  /** The options as a URL for the settings. */
  url: string;
  /** Stops it, to simulate an outage. */
  stop(): Promise<void>;
  /** Starts it again with its content. */
  start(): Promise<void>;
  /** Stops it and deletes its content. */
  discard(): Promise<void>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A different storage to test with, `http://KEY:SECRET@host:port`; '' for none. */
    s3Url: string;
  }
}

export function startS3Server(): Promise<S3Server> {
  const another = inject('s3Url');
  return another === '' ? startOwnServer() : reachS3Server(new URL(another));
}

/** A new bucket of an existing storage, reached through a proxy that can be stopped. */
async function reachS3Server({ hostname, port, username, password }: URL): Promise<S3Server> {
  const open = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  let nearPort = 0;
  const start = async () => {
    if (way.listening) return;
    way.listen(nearPort, '127.0.0.1');
    await once(way, 'listening');
    nearPort = (way.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!way.listening) return;
    way.close();
    for (const socket of open) socket.destroy();
    await once(way, 'close');
  };
  await start();
  const bucket = `atrium-${randomUUID()}`;
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${nearPort}`,
    region: 'us-east-1',
    bucket,
    prefix: '',
    keys: { id: username, secret: password },
    bucketInHost: false,
  };
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    forcePathStyle: true,
    credentials: { accessKeyId: username, secretAccessKey: password },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    options,
    url: `http://${username}:${password}@127.0.0.1:${nearPort}/${bucket}`,
    stop,
    start,
    discard: stop,
  };
}

async function startOwnServer(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-s3-'));
  const port = await freePort();
  const bucket = 'atrium';
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const start = async () => {
    if (runs()) return;
    const place = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port)];
    const started = spawn(process.execPath, [program, ...place, '--configure-bucket', bucket, '--silent'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    while (!(await answers(origin))) {
      if (started.exitCode !== null) throw new Error(`The storage exited with code ${started.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const stop = async () => {
    if (!child || !runs()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    options: {
      endpoint: origin,
      region: 'us-east-1',
      bucket,
      prefix: '',
      keys: { id: 'S3RVER', secret: 'S3RVER' },
      bucketInHost: false,
    },
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`,
    stop,
    start,
    async discard() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
