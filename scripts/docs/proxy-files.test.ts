import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

// nginx resolves names when it starts, and does not start while one of them is unknown.
test('nginx knows both nodes by the addresses that the compose file gives them', async () => {
  const compose = await readFile('deploy/compose.two-nodes.yaml', 'utf8');
  const nginx = await readFile('deploy/nginx.conf', 'utf8');
  const nodes = ['first', 'second'].map(
    (name) =>
      new RegExp(`^  ${name}:\\n(?:    .*\\n|\\n)*?    networks: .*ipv4_address: ([\\d.]+)`, 'm').exec(compose)?.[1],
  );
  expect([...nginx.matchAll(/^ +server (\S+):3000 /gm)].map(([, address]) => address)).toEqual(nodes);
});
