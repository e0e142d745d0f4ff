import { crew } from '../people.ts';

export const figure = (at: number) => crew[at % crew.length] ?? crew[0];
