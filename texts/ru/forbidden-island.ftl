# forbidden-island
observatory = Обсерватория
    .to = в Обсерваторию
