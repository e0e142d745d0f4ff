import { describe, expect, test } from 'vitest';
import { replyValues, sortTemplates } from './reply-values.ts';

const line = { productId: '3', product: 'Combed yarn', article: 'Y-30', quantity: 1_250.5, unit: 'kg', note: '' };
const enquiry = {
  ...{ reference: 'EN-1', company: 'Mill', country: '', deliveryTerm: '', wantedOn: '', file: null },
  ...{ desk: 'default', firstAnswerAt: null },
  lines: [
    line,
    { ...line, product: '', quantity: null, unit: '' },
    { ...line, productId: null, product: '', article: 'any', unit: '' },
  ],
};

describe('the values of a reply', () => {
  test('have a line for each product, with numbers in the language of the template', () => {
    const message = { name: 'Ada', subject: 'Prices', enquiry };
    expect(replyValues(message, { desk: '', me: 'Olga', language: 'de' })).toEqual({
      ...{ name: 'Ada', company: 'Mill', reference: 'EN-1', subject: 'Prices', desk: '', me: 'Olga' },
      lines: 'Combed yarn, Y-30: 1.250,5 kg\n#3, Y-30\nany: 1.250,5',
    });
  });

  test('of a message have no enquiry', () => {
    const values = replyValues({ name: '', subject: '', enquiry: null }, { desk: '', me: 'Olga', language: 'en' });
    expect(values).toMatchObject({ company: '', reference: '', lines: '' });
  });
});

describe('templates', () => {
  const all = ['en', 'pt-BR', 'de', 'pt'].map((language) => ({
    id: language,
    name: '',
    language,
    subject: '',
    text: '',
  }));
  const sorted = (lang: string | null) => sortTemplates(all, lang).map(({ id }) => id);

  test('in the language of the sender are first, then those of its other regions', () => {
    expect(sorted('pt')).toEqual(['pt', 'pt-BR', 'en', 'de']);
    expect(sorted('fr')).toEqual(['en', 'pt-BR', 'de', 'pt']);
    expect(sorted(null)).toEqual(['en', 'pt-BR', 'de', 'pt']);
  });
});
