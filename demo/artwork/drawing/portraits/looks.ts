export interface Looks {
  ground: string;
  skin: string;
  hair: string;
  cloth: string;
  /** Hair behind the head, and hair over it. */
  back?: string;
  front?: string;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
  collar: 'shirt' | 'round' | 'blazer' | 'scarf' | 'coat';
  second?: string;
  earrings?: boolean;
  old?: boolean;
  wrap?: string;
}
