/** The style sheet stops its animations by this id too, so the switch works before and without script. */
export const motionSwitchId = 'motion-switch';
