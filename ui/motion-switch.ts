/** The style sheet stops its animations by this class too, so the switches work before and without script. */
export const motionSwitchClass = 'motion-box';

/** Finds a switch that pauses. Until script is there, each has its own state, and one is enough. */
export const pausedSelector = `.${motionSwitchClass}:checked`;
