import { createHash } from 'node:crypto';
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

/*
 * The sessions table has a hash of each token, so that what a read of the database shows opens no session. The library has no
 * option for that, so its database adapter translates tokens in both directions.
 */

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hasToken = (value: unknown): value is { token: string } =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';

/** A copy of data to write, with the hash in place of the token. */
function hashed<T extends object>(data: T): T {
  const copy = { ...data };
  if (hasToken(copy)) copy.token = hashOf(copy.token);
  return copy;
}

function hashedWhere(where: Where[]): Where[] {
  return where.map((condition) => {
    if (condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: hashOf(value) };
    return Array.isArray(value) ? { ...condition, value: value.map((each) => hashOf(String(each))) } : condition;
  });
}

/** The tokens of a query, by their hashes. */
function tokensIn(where: readonly Where[]): ReadonlyMap<string, string> {
  const values = where.filter(({ field }) => field === 'token').flatMap(({ value }) => value);
  return new Map(values.filter((value) => typeof value === 'string').map((token) => [hashOf(token), token]));
}

/** Gives rows back the tokens that the query names. All other rows keep the hash, which opens nothing. */
function reveal<T>(rows: T[], tokens: ReadonlyMap<string, string>): T[] {
  for (const row of rows) if (hasToken(row)) row.token = tokens.get(row.token) ?? row.token;
  return rows;
}

function revealOne<T>(row: T, tokens: ReadonlyMap<string, string>): T {
  reveal([row], tokens);
  return row;
}

function hashing(inner: DBTransactionAdapter): DBTransactionAdapter {
  /** The query with hashes, and the tokens to reveal in its rows. */
  const query = <Query extends { model: string; where?: Where[] | undefined }>(
    given: Query,
  ): [Query, Map<string, string>] => {
    if (given.model !== 'session' || !given.where) return [given, new Map()];
    return [{ ...given, where: hashedWhere(given.where) }, new Map(tokensIn(given.where))];
  };
  return {
    ...inner,
    async create(given) {
      if (given.model !== 'session') return inner.create(given);
      const { data } = given;
      const tokens = new Map(hasToken(data) ? [[hashOf(data.token), data.token]] : []);
      return revealOne(await inner.create({ ...given, data: hashed(data) }), tokens);
    },
    async findOne(given) {
      const [asked, tokens] = query(given);
      return revealOne(await inner.findOne(asked), tokens);
    },
    async findMany(given) {
      const [asked, tokens] = query(given);
      return reveal(await inner.findMany(asked), tokens);
    },
    count: (given) => inner.count(query(given)[0]),
    async update(given) {
      const [asked, tokens] = query(given);
      const update = given.model === 'session' ? hashed(given.update) : given.update;
      return revealOne(await inner.update({ ...asked, update }), tokens);
    },
    updateMany: (given) => {
      const update = given.model === 'session' ? hashed(given.update) : given.update;
      return inner.updateMany({ ...query(given)[0], update });
    },
    delete: (given) => inner.delete(query(given)[0]),
    deleteMany: (given) => inner.deleteMany(query(given)[0]),
    async consumeOne(given) {
      const [asked, tokens] = query(given);
      return revealOne(await inner.consumeOne(asked), tokens);
    },
    async incrementOne(given) {
      const [asked, tokens] = query(given);
      return revealOne(await inner.incrementOne(asked), tokens);
    },
  };
}

/** Stores hashes of session tokens where the given adapter would store the tokens. */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((inner) => work(hashing(inner))),
  };
}
