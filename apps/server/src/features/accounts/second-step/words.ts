/** Why a call about the second step is refused, by code. */
export const secondStepWords = {
  /** The same for a wrong code, a used one, a locked second step and a sign-in that is too old (accounts.19). */
  second_step_refused:
    'This did not work. The code may be wrong, used or too old. Please try again, or sign in anew.',
  code_wrong: 'This code is not correct. Please check the clock of your device and try the next one.',
  codes_are_on: 'Codes are switched on already. Please switch them off first.',
  codes_not_begun: 'Please begin anew: there is no secret to confirm.',
  no_second_step: 'You have no second step. Please add a passkey or an application first.',
  last_step: 'Your company requires a second step, and this is your last one. Please add another one first.',
  own_reset: 'Please use your own Security page for your own second step.',
  nothing_to_reset: 'This person has no second step.',
} as const;
