import { concernWire } from '#content/concern/wire.ts';
import { listCall } from '../call.ts';

export const getConcern = listCall('GetConcern', 'concern', 'Member companies in the editor’s order', concernWire);
