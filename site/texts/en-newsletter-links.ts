/** Texts of the two pages that the newsletter’s mails link to. */
export const newsletterLinkTexts = {
  confirmTitle: 'Confirm your subscription',
  confirmText: 'One click, and the newsletter is yours.',
  confirmButton: 'Confirm subscription',
  confirmed: 'Your subscription is confirmed. Welcome!',
  leaveTitle: 'Unsubscribe',
  leaveText: 'One click, and we send you no more newsletters.',
  leaveButton: 'Unsubscribe',
  left: 'You are unsubscribed. We will send you no more newsletters.',
  badLink: 'This link is not complete or no longer valid. Please open the newest e-mail from us and try its link.',
  tryAgain: 'That did not work just now. Please try again.',
};
