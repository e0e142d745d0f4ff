import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addLine, clearLines, linesOfText, removeLines, storedLines } from './enquiry-list.ts';

describe('the stored list', () => {
  beforeEach(() => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => items.set(key, text),
      removeItem: (key: string) => items.delete(key),
    });
    vi.stubGlobal('dispatchEvent', () => true);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('has each product and article once, and at most 50 lines', () => {
    for (let number = 1; number <= 50; number += 1) expect(addLine({ productId: String(number) })).toBe(true);
    expect(addLine({ productId: '1' })).toBe(true);
    expect(addLine({ productId: '1', article: 'A' })).toBe(false);
    expect(storedLines()).toHaveLength(50);
    removeLines([{ productId: '2' }, { productId: '99' }]);
    expect(storedLines()).toHaveLength(49);
    clearLines();
    expect(storedLines()).toEqual([]);
  });

  test('ends with the document where the storage is full or denied', () => {
    const items = new Map<string, string>();
    let isFull = true;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        items.set(key, text);
      },
      removeItem: (key: string) => items.delete(key),
    });
    addLine({ productId: '1' });
    addLine({ productId: '2' });
    expect(storedLines()).toHaveLength(2);
    isFull = false;
    addLine({ productId: '3' });
    expect(linesOfText([...items.values()].join(''))).toHaveLength(3);
    clearLines();
    expect(storedLines()).toEqual([]);
  });

  test.each(['', 'null', '{}', '[1,"*2",".A"', 'x'])('of another content is blank: %s', (text) => {
    expect(linesOfText(text)).toEqual([]);
  });

  test('leaves out what is no line', () => {
    expect(linesOfText('[1,"*2","15.A*3"]')).toEqual([{ productId: '15', article: 'A', quantity: 3 }]);
  });
});
