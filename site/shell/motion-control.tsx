import { useLocation } from 'react-router';
import { MotionSwitch } from '#ui/motion.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useShell } from './use-shell.ts';

/** Whether anything moves by itself on this page: the slides of the home page, or two logos that alternate. */
export function useSomethingMoves(): boolean {
  const { pathname } = useLocation();
  const { logo, logoAlternate } = useShell().company;
  return pathname === '/' || (logo !== null && logoAlternate !== null);
}

/** The switch in the top bar and in the footer, with its words; the slides have one among their own controls. */
export function MotionControl({ className = '' }: { className?: string }) {
  const { motion } = useTexts();
  if (!useSomethingMoves()) return null;
  return <MotionSwitch label={motion.pause} shown className={`motion-worded ${className}`} />;
}
