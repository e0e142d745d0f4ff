import { SecretKeyError } from '#accounts/secret-key.ts';
import { databaseFaultOf } from '#store/database-faults.ts';
import { NewerDatabaseError, NewerTablesError } from '#store/migrations/refuse-newer-tables.ts';
import type { Config } from '../config/config.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};

const folderFaults: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  EDQUOT: 'the disk quota of the user is used up',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
};

const serverFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused. Is PostgreSQL running there?',
  ENOTFOUND: 'the host name is unknown.',
  EAI_AGAIN: 'the host name cannot be resolved now.',
  ETIMEDOUT: 'no answer. Does a firewall block the port?',
  EHOSTUNREACH: 'the host cannot be reached.',
};

/** By SQLSTATE, as PostgreSQL sends it. */
const refusals: Readonly<Record<string, string>> = {
  '28P01': 'it rejects the user name or the password.',
  '28000': 'it does not let this user in.',
  '3D000': 'it has no database of that name. Create it first.',
  '42501': 'the user may not create tables there.',
  '53300': 'it has no connection left.',
};

const unknownAuthority =
  'an authority that this machine does not know signed its certificate. Name its file with sslrootcert.';
const certificateFaults: Readonly<Record<string, string>> = {
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'its certificate has expired.',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet. Is the clock right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name. Use the name of the certificate as the host.',
};

/** Errors of the driver without a code. */
const noResponse = /^(Connection terminated due to connection timeout|timeout e|Query read timeout)/;

/** Errors of TLS with the database; undefined for all others. */
function explainTls(error: unknown, { host, searchParams }: URL): string | undefined {
  const fault = certificateFaults[codeOf(error)];
  if (fault) return `Cannot trust the database of DATABASE_URL at ${host}: ${fault}`;
  if (!(error instanceof Error)) return undefined;
  if (error.message === 'The server does not support SSL connections') {
    return `The database of DATABASE_URL at ${host} has no TLS, which sslmode demands.`;
  }
  const path = 'path' in error ? error.path : undefined;
  const option = ['sslrootcert', 'sslcert', 'sslkey'].find(
    (name) => path !== undefined && searchParams.get(name) === path,
  );
  return option && `Cannot read the file ${String(path)} that ${option} of DATABASE_URL names: ${codeOf(error)}.`;
}

/**
 * Explains errors that an operator can fix: a sentence with the setting and the remedy. Undefined for all other errors,
 * whose stack is needed.
 */
export function explainStartError(error: unknown, { dataDir, databaseUrl }: Place): string | undefined {
  if (error instanceof SecretKeyError) return error.message;
  if (error instanceof NewerTablesError || error instanceof NewerDatabaseError) return error.message;
  const code = codeOf(error);
  if (databaseUrl) {
    const url = new URL(databaseUrl);
    const { host } = url;
    if (serverFaults[code]) return `Cannot reach the database of DATABASE_URL at ${host}: ${serverFaults[code]}`;
    if (refusals[code]) return `Cannot use the database of DATABASE_URL at ${host}: ${refusals[code]}`;
    if (error instanceof Error && noResponse.test(error.message)) {
      return `Cannot use the database of DATABASE_URL at ${host}: it accepts connections and does not answer.`;
    }
    const ofTls = explainTls(error, url);
    if (ofTls !== undefined) return ofTls;
  }
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
    return `The database ${dataDir}/atrium.sqlite is damaged. Keep it, and restore a backup into an empty DATA_DIR.`;
  }
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY')) {
    return `Cannot write to the database ${dataDir}/atrium.sqlite. May the user of this process write to DATA_DIR?`;
  }
  // With a full disk SQLite cannot make the file that its processes share.
  if (code.startsWith('SQLITE_IOERR')) {
    return (
      `Cannot read or write the database ${dataDir}/atrium.sqlite: the disk is full or failing (${code}). ` +
      'Free space on it, and start again.'
    );
  }
  if (databaseFaultOf(error) === 'busy') {
    return (
      'Another program holds the database. Nothing was changed by this start; ' +
      'start again when that program is done or stopped.'
    );
  }
  const fault = folderFaults[code];
  return (
    fault &&
    `Cannot write to DATA_DIR (${dataDir}): ${fault}. Set it to a folder that the user of this process can write to.`
  );
}
