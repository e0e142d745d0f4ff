/** Faults of the operating system that an operator can mend. */
export const systemFaults = ['full', 'quota', 'readOnly', 'denied'] as const;
export type SystemFault = (typeof systemFaults)[number];

const faultOfCode: readonly [RegExp, SystemFault][] = [
  [/^(ENOSPC|SQLITE_FULL|53100)$/, 'full'],
  [/^EDQUOT$/, 'quota'],
  [/^(EROFS|SQLITE_READONLY.*|25006)$/, 'readOnly'],
  [/^(EACCES|EPERM|SQLITE_CANTOPEN.*)$/, 'denied'],
];

/** More causes than any error of this program has. */
const maxCauses = 8;

function* causesOf(error: unknown): Generator<Error> {
  let cause = error;
  for (let depth = 0; depth < maxCauses && cause instanceof Error; depth++) {
    yield cause;
    ({ cause } = cause);
  }
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** The fault of the disk or of its permissions that an error or one of its causes reports; undefined for any other error. */
export function systemFaultOf(error: unknown): SystemFault | undefined {
  for (const cause of causesOf(error)) {
    const found = faultOfCode.find(([pattern]) => pattern.test(codeOf(cause)));
    if (found) return found[1];
  }
  return undefined;
}

/** Whether the operating system reports an error or one of its causes: then the data that is read or written is not at fault. */
export const isSystemError = (error: unknown): boolean =>
  systemFaultOf(error) !== undefined || causesOf(error).some((cause) => 'syscall' in cause);

const sentences: Readonly<Record<SystemFault, string>> = {
  full: 'The disk is full',
  quota: 'The disk quota of this user is used up',
  readOnly: 'The file system is read-only',
  denied: 'This user may not read or write there',
};

/** A sentence for the operator, with the system's own message; undefined for an error that is no {@link SystemFault}. */
export function systemFaultText(error: unknown): string | undefined {
  const fault = systemFaultOf(error);
  return fault && `${sentences[fault]} (${error instanceof Error ? error.message : String(error)}).`;
}
