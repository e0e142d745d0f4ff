import { defineCall } from '../protocol/call.ts';
import { tokenCall } from './token-call.ts';

/** Mail programs that do not know the one-click form open the address in a browser. */
export const unsubscribe = defineCall({
  ...tokenCall,
  name: 'Unsubscribe',
  summary: 'End a newsletter subscription',
  page: '/newsletter/unsubscribe',
});
