import { defineCall } from '../protocol/call.ts';
import { tokenCall } from './token-call.ts';

export const confirmSubscription = defineCall({
  ...tokenCall,
  name: 'ConfirmSubscription',
  summary: 'Confirm a newsletter subscription',
});
