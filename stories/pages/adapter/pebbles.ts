// #region engine
/** Take one to three pebbles in turn. Whoever takes the last one wins. */
export class Pebbles {
  readonly players = ['ann', 'bob'];
  readonly taken: { player: string; count: number }[] = [];
  left = 10;
  turn: string | null = 'ann';
  winner: string | null = null;

  take(player: string, count: number): void {
    if (player !== this.turn) throw new Error('Not your turn');
    if (count < 1 || count > 3 || count > this.left) throw new Error('Not so many');
    this.left -= count;
    this.taken.push({ player, count });
    if (this.left === 0) this.winner = player;
    this.turn = this.left === 0 ? null : player === 'ann' ? 'bob' : 'ann';
  }
}
// #endregion engine
