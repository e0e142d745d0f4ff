/** The style sheet stops its animations by this class too, so that the switches work without script and before hydration. */
export const motionSwitchClass = 'motion-box';

/** Finds a pressed pause switch. Until hydration, each switch has its own state, and one is enough. */
export const pausedSelector = `.${motionSwitchClass}:checked`;
