import { describe, expect, test } from 'vitest';
import { factsFromList } from '#content/attribute/from-list/facts-from-list.ts';
import { type ConfirmedFact, productTextsIn, takeFacts } from './take-facts.ts';

const words = { locale: 'en', yes: 'Yes', no: 'No' };
const description = '<p>Soft.</p><ul><li><strong>Weight:</strong> 500 g/m², dry</li><li>Border: woven</li></ul>';
const german = '<p>Weich.</p><ul><li><strong>Gewicht:</strong> 500 g/m², trocken</li><li>Bordüre: gewebt</li></ul>';

const proposals = factsFromList({ html: description, words }, [], {
  de: { html: german, words: { ...words, locale: 'de' } },
});
const confirmed = (at: number, attribute: number): ConfirmedFact[] =>
  proposals.slice(at, at + 1).map((proposal) => ({ proposal, attribute, fact: proposal.fact }));

describe('takeFacts', () => {
  const texts = productTextsIn(
    { description, facts: [{ attribute: 3, note: 'kept' }] },
    { de: { description: german, facts: [{ note: 'behalten' }] }, pt: { description: '<p>Macio.</p>' } },
  );

  test('moves a confirmed fact out of the description, with its note in each language', () => {
    expect(takeFacts(texts, confirmed(0, 7))).toEqual({
      description: '<p>Soft.</p><ul><li>Border: woven</li></ul>',
      facts: [
        { attribute: 3, note: 'kept' },
        { attribute: 7, values: [500], upTo: null, text: '', note: 'dry' },
      ],
      translations: {
        de: {
          description: '<p>Weich.</p><ul><li>Bordüre: gewebt</li></ul>',
          facts: [{ note: 'behalten' }, { text: '', note: 'trocken' }],
        },
        pt: { description: '<p>Macio.</p>', facts: [{}, { text: '', note: '' }] },
      },
    });
  });

  test('leaves no list when all of its items are taken, and nothing changes when none is', () => {
    const all = takeFacts(texts, [...confirmed(0, 7), ...confirmed(1, 8)]);
    expect([all.description, all.translations.de?.description]).toEqual(['<p>Soft.</p>', '<p>Weich.</p>']);
    expect(takeFacts(texts, [])).toEqual({
      ...texts,
      translations: { ...texts.translations, pt: { description: '<p>Macio.</p>', facts: [{}] } },
    });
  });
});
