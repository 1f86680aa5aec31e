// Reads the accepted links and writes host and port as java.net.URI finds them, for the link and the text to open.

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

public class JavaHosts {
    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream output = new PrintStream(new java.io.BufferedOutputStream(System.out), false, StandardCharsets.UTF_8);
        String line;
        while ((line = input.readLine()) != null) {
            String[] fields = line.split("\t", -1);
            output.println(answer(fields[0]) + "\t" + answer(fields[1]));
        }
        output.flush();
    }

    private static String answer(String hexadecimal) {
        String text = new String(HexFormat.of().parseHex(hexadecimal), StandardCharsets.UTF_8);
        try {
            URI uri = new URI(text);
            String host = uri.getHost();
            return (host == null ? "-" : host) + " " + (uri.getPort() == -1 ? 443 : uri.getPort());
        } catch (URISyntaxException failure) {
            return "!";
        }
    }
}
