import { listCall } from '../call.ts';
import { concernWire } from '../wire/concern.ts';

export const getConcern = listCall('GetConcern', 'Member companies in the editor’s order', concernWire);
