;; A contract without functions: what tests create.
(module
  (@custom "contractenvmetav0" "\00\00\00\00\00\00\00\1c\00\00\00\00"))
