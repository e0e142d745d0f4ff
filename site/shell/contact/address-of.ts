import type { Location } from 'react-router';

export const addressOf = ({ pathname, search, hash }: Location): string => `${pathname}${search}${hash}`;
