import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { stop } from './atrium.ts';
import { freePort } from './free-port.ts';
import { pinned } from './pinned.ts';
import { toolPath } from './tools.ts';

const gzipped = promisify(gzip);

/** A response of the program, as a file for nginx. */
export interface ServedFile {
  /** The file name, which is also the path. */
  name: string;
  type: string;
  identity: Buffer;
  /** As the program sent it; absent: compressed here. */
  gzip?: Buffer | undefined;
}

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** The fastest configuration of nginx: one worker, sendfile, precompressed files, no log. */
const settings = (folder: string, port: number) => `
daemon off;
master_process off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  tcp_nodelay on;
  keepalive_timeout 65;
  keepalive_requests 1000000000;
  gzip_static on;
  gzip_vary on;
  etag on;
  open_file_cache max=1000 inactive=60s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    default_type application/octet-stream;
    types { text/html html; application/json json; }
  }
}
`;

/** Serves these files from an existing folder. */
export async function startNginx(folder: string, files: readonly ServedFile[]): Promise<Nginx> {
  const program = toolPath('nginx');
  const port = await freePort();
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o755 });
  for (const { name, identity, gzip: compressed } of files) {
    await writeFile(join(folder, 'files', name), identity);
    await writeFile(join(folder, 'files', `${name}.gz`), compressed ?? (await gzipped(identity)));
  }
  const file = join(folder, 'nginx.conf');
  await writeFile(file, settings(folder, port));
  const { command, parameters } = pinned('measured', program, ['-c', file, '-p', folder]);
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/${files[0]?.name}`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { url, stop: () => stop(child) };
    await wait(25);
  }
  await stop(child);
  throw new Error('nginx does not answer');
}
