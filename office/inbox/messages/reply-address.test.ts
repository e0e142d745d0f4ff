import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxAddressLength, replyAddress } from './reply-address.ts';

const plain = {
  email: 'ann@example.com',
  subject: 'Re: Prices',
  intro: 'Ann wrote:',
  quoted: 'How much?\nBy the tonne.',
};
const read = (address: string) => {
  const url = new URL(address);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject') ?? '',
    body: url.searchParams.get('body') ?? '',
  };
};

describe('the address of a reply', () => {
  test('has the sender and the subject, and quotes each line', () => {
    expect(read(replyAddress(plain))).toEqual({
      to: 'ann@example.com',
      subject: 'Re: Prices',
      body: '\r\n\r\nAnn wrote:\r\n> How much?\r\n> By the tonne.',
    });
  });

  test('does not let a message add a recipient or a field', () => {
    const address = replyAddress({
      ...plain,
      email: 'a@b.c?bcc=x@y.z&x=',
      subject: 'x&bcc=x@y.z',
      quoted: '&cc=x@y.z',
    });
    expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('cuts a long text with an ellipsis, and never within a character', () => {
    const { body } = read(replyAddress({ ...plain, quoted: '👩‍🌾ü\n'.repeat(3_000) }));
    expect(body).toMatch(/\n> …$/);
    expect(body.isWellFormed()).toBe(true);
  });

  test('is never longer than mail programs accept, for any message', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5_000 });
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 300 }), (quoted, subject) => {
        const address = replyAddress({ ...plain, subject: subject.slice(0, 60), quoted });
        expect(address.length).toBeLessThanOrEqual(maxAddressLength);
        expect(() => read(address)).not.toThrow();
      }),
    );
  });
});
