-- Asks for the paths of a file one after another, if one is given; ends with one line of JSON.
function init(arguments)
  if not arguments[1] then return end
  local asked = {}
  for path in io.lines(arguments[1]) do
    asked[#asked + 1] = wrk.format("GET", path)
  end
  -- Rounds go on where the last one ended: a path already asked for may be in a cache.
  local place = tonumber(arguments[2])
  function request()
    place = place % #asked + 1
    return asked[place]
  end
end

function done(summary, latency)
  local failed = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"micros":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(99.0),
    failed.connect + failed.read + failed.write + failed.status + failed.timeout
  ))
end
