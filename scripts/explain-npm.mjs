/** Codes of npm and of the system for a registry that cannot be reached. */
const unreachable = new RegExp(
  `^(${[
    'ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|ERR_SOCKET_TIMEOUT',
    String.raw`EHOSTUNREACH|ENETUNREACH|EPIPE|E5\d\d`,
  ].join('|')})$`,
);
const outOfMemory = /\bSIGKILL\b|heap out of memory|\bcode:? 137$|^Killed$|\bENOMEM\b/m;
/** Lines of npm that contain no message. */
const details = /^((code|errno|syscall|path|dest|cwd|file|signal|command) |command failed$|A complete log|at |$)/;
const notWritable = /^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/;
const maxLength = 300;

/** Why npm failed, in one sentence with npm's own words. Its whole output is printed before. */
export function explainNpm({ output = '', code, signal, message }) {
  if (code === 'ENOENT') return 'npm was not found. Install it, as it is part of Node, and try again.';
  if (signal === 'SIGKILL' || outOfMemory.test(output)) {
    return 'npm was killed, most likely because the memory ran out. Installing and building need 2 GB of memory.';
  }
  const lines = [...output.matchAll(/^(?:npm (?:error|ERR!) ?)+(.*)$/gm)].map(([, line]) => line.trim());
  const codes = lines.map((line) => /^code (\S+)$/.exec(line)?.[1]).filter((found) => found !== undefined);
  const noNetwork = codes.find((found) => unreachable.test(found));
  const reason = noNetwork ?? codes[0] ?? signal ?? code;
  const words = messageOf(lines) ?? output.trim().split('\n').at(-1);
  const path = lines.map((line) => /^path (.+)$/.exec(line)?.[1]).find((found) => found !== undefined);
  if (notWritable.test(reason) && path !== undefined) {
    const why = /^E(NOSPC|DQUOT)$/.test(reason) ? 'the disk is full' : 'it may not be changed by this user';
    const folders = 'Its cache is set by npm_config_cache, the packages go into node_modules.';
    return `npm cannot write ${path}: ${why} (${reason}). ${folders}`;
  }
  const quoted = `npm: ${(words || message).slice(0, maxLength)} (${reason})`;
  return noNetwork === undefined ? quoted : `The registry could not be reached, and installing needs it. ${quoted}`;
}

/** The first message of npm; of an install script, also its command and package. */
function messageOf(lines) {
  const lineOf = (name) => lines.find((line) => line.startsWith(`${name} `) && line !== 'command failed');
  const messages = lines.filter((line) => !details.test(line));
  const message = messages.find((line) => /Error: /.test(line)) ?? messages[0];
  return [lineOf('command'), lineOf('path'), message].filter((part) => part !== undefined).join('; ') || undefined;
}
