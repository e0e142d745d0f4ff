import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressWithSubject, maxAddressLength, type Reply, replyAddress } from './reply-address.ts';

const plain = {
  email: 'ann@example.com',
  subject: 'Re: Prices',
  intro: 'Ann wrote:',
  quoted: 'How much?\nBy the tonne.',
};
const addressOf = (reply: Reply) => replyAddress(reply) ?? '';
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
    expect(read(addressOf(plain))).toEqual({
      to: 'ann@example.com',
      subject: 'Re: Prices',
      body: '\r\n\r\nAnn wrote:\r\n> How much?\r\n> By the tonne.',
    });
  });

  test('does not let a message add a recipient or a field', () => {
    const address = addressOf({
      ...plain,
      email: 'a@b.c?bcc=x@y.z&x=',
      subject: 'x&bcc=x@y.z',
      quoted: '&cc=x@y.z',
    });
    expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body']);
  });

  test('cuts a long text with an ellipsis, and never within a character', () => {
    const { body } = read(addressOf({ ...plain, quoted: '👩‍🌾ü\n'.repeat(3_000) }));
    expect(body).toMatch(/\n> …$/);
    expect(body.isWellFormed()).toBe(true);
  });

  test('has an answer above the quotation', () => {
    expect(read(addressOf({ ...plain, text: 'Dear Ann,\nthank you.' })).body).toBe(
      'Dear Ann,\r\nthank you.\r\n\r\nAnn wrote:\r\n> How much?\r\n> By the tonne.',
    );
  });

  test('has a long answer without the quotation, and none that is too long', () => {
    const text = 'ي'.repeat(300);
    expect(read(addressOf({ ...plain, text })).body).toBe(text);
    expect(replyAddress({ ...plain, text: 'ي'.repeat(320) })).toBeUndefined();
    expect(read(addressWithSubject(plain.email, plain.subject))).toEqual({
      to: plain.email,
      subject: plain.subject,
      body: '',
    });
  });

  test('is never longer than mail programs accept, for any message', () => {
    const text = fc.string({ unit: 'binary', maxLength: 5_000 });
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 300 }), (quoted, subject) => {
        const address = addressOf({ ...plain, subject: subject.slice(0, 60), quoted });
        expect(address).not.toBe('');
        expect(address.length).toBeLessThanOrEqual(maxAddressLength);
        expect(() => read(address)).not.toThrow();
      }),
    );
  });
});
