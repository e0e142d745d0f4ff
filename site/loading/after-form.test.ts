import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { formSentContext } from '../context.ts';
import { orBlankAfterForm } from './after-form.ts';

const away = () => Promise.reject<string>(new Error('away'));

test('fails the page on a failed load, but not after a form was sent', async () => {
  const context = new RouterContextProvider();
  await expect(orBlankAfterForm(context, 'blank', away)).rejects.toThrow('away');
  context.set(formSentContext, true);
  expect(await orBlankAfterForm(context, 'blank', away)).toBe('blank');
  expect(await orBlankAfterForm(context, 'blank', () => Promise.resolve('data'))).toBe('data');
});
