import { expect, test } from 'vitest';
import { FilesUnavailable } from '../unavailable.ts';
import { isSystemError, systemFaultOf, systemFaultText } from './system-faults.ts';

const systemError = (code: string) => Object.assign(new Error(`${code}: no, write`), { code, syscall: 'write' });

test.each([
  ['ENOSPC', 'full', 'The disk is full'],
  ['EDQUOT', 'quota', 'The disk quota of this user is used up'],
  ['EROFS', 'readOnly', 'The file system is read-only'],
  ['EACCES', 'denied', 'This user may not read or write there'],
  ['SQLITE_FULL', 'full', 'The disk is full'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly', 'The file system is read-only'],
])('names the fault of %s, also as the cause of another error', (code, fault, text) => {
  const error = systemError(code);
  for (const each of [error, new FilesUnavailable('Cannot use the folder', { cause: error })]) {
    expect([systemFaultOf(each), isSystemError(each)]).toEqual([fault, true]);
    expect(systemFaultText(each)).toBe(`${text} (${each.message}).`);
  }
});

test('tells system errors from errors of the data', () => {
  expect([systemFaultOf(systemError('EIO')), isSystemError(systemError('EIO'))]).toEqual([undefined, true]);
  const ofData = Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR' });
  for (const error of [ofData, new Error('Unexpected end of data'), 'text', undefined]) {
    expect([systemFaultOf(error), isSystemError(error), systemFaultText(error)]).toEqual([undefined, false, undefined]);
  }
  const round = new Error('round');
  round.cause = round;
  expect(systemFaultOf(round)).toBeUndefined();
});
