import HeardCore
