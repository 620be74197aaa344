declare module '@generated/lean-client/tables' {
  const packed: import('../shared/pack').PackedList;
  export default packed;
}
