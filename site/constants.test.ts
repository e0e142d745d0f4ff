import { expect, test } from 'vitest';
import { cvExtensions, maxCvBytes } from '#contract/submissions/job-application.ts';
import { cvMaxBytes, cvTypes } from './constants.ts';
import { faultOf } from './forms/cv-file.ts';

test('the CV form has the limits of the contract', () => {
  expect(cvMaxBytes).toBe(maxCvBytes);
  expect(cvTypes).toEqual(cvExtensions);
});

test('a file is rejected for its type before its size', () => {
  expect(faultOf({ name: 'CV Ada.PDF', size: maxCvBytes })).toBeUndefined();
  expect(faultOf({ name: 'cv.pdf', size: maxCvBytes + 1 })).toBe('tooLarge');
  expect(faultOf({ name: 'cv.pdf.exe', size: maxCvBytes + 1 })).toBe('wrongType');
  expect(faultOf({ name: '.pdf', size: 1 })).toBe('wrongType');
});
