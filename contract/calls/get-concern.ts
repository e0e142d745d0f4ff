import { listCall } from '../call.ts';
import { concernWire } from '../wire/concern.ts';

export const getConcern = listCall('GetConcern', 'concern', 'Member companies in the editor’s order', concernWire);
