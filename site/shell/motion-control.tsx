import { useLocation } from 'react-router';
import { MotionSwitch } from '#ui/carousel/motion.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useShell } from './use-shell.ts';

/** Whether anything on this page moves automatically: the slides of the home page, or two alternating logos. */
function useSomethingMoves(): boolean {
  const { pathname } = useLocation();
  const { logo, logoAlternate } = useShell().company;
  return pathname === '/' || (logo !== null && logoAlternate !== null);
}

/** The pause switch with its label, for the footer. The slides have one among their own controls. */
export function MotionControl() {
  const { motion } = useTexts();
  if (!useSomethingMoves()) return null;
  return <MotionSwitch label={motion.pause} shown className="motion-worded" />;
}
