import { z } from 'zod';
import { flag, optionalText, picture, rareText, requiredId, text } from '#contract/wire/field-kinds.ts';
import { listOf, sentAsItIs, type WireField } from '#contract/wire/wire-field.ts';
import type { EntryCard } from './card.ts';

export const entryCards = (name: string): WireField<EntryCard[]> =>
  listOf(name, {
    id: requiredId('id'),
    name: text('name'),
    url: text('url'),
    text: rareText('text'),
    detail: rareText('detail'),
    date: rareText('date'),
    hasEnded: flag('hasEnded'),
    image: picture('imgLink'),
    logo: picture('logo'),
    lang: optionalText('lang'),
    fallback: sentAsItIs('fallback', z.array(z.string()).optional(), (sent) => sent),
  });
