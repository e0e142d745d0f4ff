import { defineSingleWire } from '#contract/wire/define-wire.ts';
import { sections } from '../sections/wire.ts';
import { home } from './definition.ts';

export const homeWire = defineSingleWire(home.document, { fields: { sections: sections('sections') } });
