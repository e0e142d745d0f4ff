import { compileMessages } from './messages/compile.ts';

/** Writes the typed modules of the message catalogs, before anything that imports them. */
compileMessages();
