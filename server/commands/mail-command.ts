import type { MailQueue } from '#store/interfaces/registers.ts';

/** A command that cannot be carried out; the message gives the reason and the remedy. */
export class MailCommandError extends Error {
  override readonly name = 'MailCommandError';
}

export const usage = `Manage the mails that could not be sent; works while the server runs.

  npm run mail -- list              number, recipient, attempts, next attempt, error and subject of each
  npm run mail -- retry NUMBER …    sends them now, and tries them for as long as new ones
  npm run mail -- discard NUMBER …  deletes them unsent
  npm run mail -- retry all
  npm run mail -- discard all`;

/** The actor in the audit log. */
const by = 'command line';

const maxListed = 1_000;

/** Runs a command; returns the text to print. Throws a {@link MailCommandError}. */
export async function runMailCommand(words: string[], queue: MailQueue, now: Date): Promise<string> {
  const [command, ...numbers] = words;
  if (command === 'list' && numbers.length === 0) return list(queue);
  if (numbers.length === 0) throw new MailCommandError(usage);
  const ids = idsOf(numbers);
  if (command === 'retry') return `Mails that are sent now: ${await queue.retry(now, by, ids)}`;
  if (command === 'discard') return `Mails that were deleted: ${await queue.discard(by, ids)}`;
  throw new MailCommandError(usage);
}

function idsOf(numbers: string[]): number[] | undefined {
  if (numbers.length === 1 && numbers[0] === 'all') return undefined;
  const wrong = numbers.find((number) => !/^[1-9]\d{0,8}$/.test(number));
  if (wrong !== undefined)
    throw new MailCommandError(`“${wrong}” is not the number of a mail; see npm run mail -- list.`);
  return numbers.map(Number);
}

async function list(queue: MailQueue): Promise<string> {
  const mails = await queue.failures(maxListed);
  if (mails.length === 0) return 'Every mail was sent, or waits for its first attempt.';
  const lines = mails.map(({ id, to, subject, attempts, dueAt, lastError }) =>
    [id, to, `${attempts} attempts`, dueAt === null ? 'not tried again' : `next at ${dueAt}`, lastError, subject].join(
      '  ',
    ),
  );
  return [...lines, ...(mails.length === maxListed ? [`Only the oldest ${maxListed} are listed.`] : [])].join('\n');
}
