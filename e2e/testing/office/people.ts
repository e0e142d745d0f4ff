/** An office user in the tests. */
export interface Person {
  name: string;
  email: string;
  password: string;
  /** The secret of their authenticator, after they have set one up. */
  secret?: string;
}

export interface Member extends Person {
  role: 'owner' | 'editor' | 'recruiter' | 'reader';
}

export const olga: Member = {
  name: 'Olga Owner',
  email: 'olga@example.com',
  password: 'Wolken ziehen gemächlich 42',
  role: 'owner',
};

export const emil: Member = {
  name: 'Emil Editor',
  email: 'emil@example.com',
  password: 'Laternen tragen langsam 77',
  role: 'editor',
};

/** A second editor, for tests in which two people edit one entry. */
export const edda: Member = {
  name: 'Edda Moreau',
  email: 'edda@example.com',
  password: 'seven green looms at dawn',
  role: 'editor',
};

export const rita: Member = {
  name: 'Rita Recruiter',
  email: 'rita@example.com',
  password: 'forty bright lanterns ahead',
  role: 'recruiter',
};

export const lea: Member = {
  name: 'Lea Leser',
  email: 'lea@example.com',
  password: 'Sieben stille Inseln im Nebel',
  role: 'reader',
};

/** These users have a password in every data folder that `startOffice` copies. */
export const members: readonly Member[] = [emil, edda, rita, lea];
