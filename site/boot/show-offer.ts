import { offerLanguage } from './offer-language.ts';
import { session } from './session.ts';

// Runs right after the offers in the page, before what follows is painted, so that nothing moves.
offerLanguage(session());
